import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { importFailure, showToast } from 'shared-state'
import { Button, Cluster, EditIcon, HistoryIcon } from 'shared-ui'
import { homeTranslations } from '../homeTranslations.ts'
import { loadEditDraft } from './editDraft.ts'
import { editTranslations } from './editTranslations.ts'
import type { FormField } from './formFields.ts'
import type { RevisionDialogProps } from './revisionDialog.ts'
import { revisionTranslations } from './revisionTranslations.ts'
import type { RevisionSubject } from './subject.ts'

const DIALOGS = {
	edit: () =>
		withTexts(import(/* webpackChunkName: "revision-edit" */ './EditDialog.tsx')).then((chunk) => chunk.EditDialog),
	log: () =>
		withTexts(import(/* webpackChunkName: "revision-log" */ './LogDialog.tsx')).then((chunk) => chunk.LogDialog),
}

// A dialog opens with its texts.
async function withTexts<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
	await loadTranslations(editTranslations, revisionTranslations)
	return chunk
}

type DialogName = keyof typeof DIALOGS

interface RevisionButtonsProps extends RevisionSubject {
	name: string
	fields: readonly FormField[]
}

/** "Logs de alterações" and "Editar". The dialogs are loaded when they are first opened. */
export function RevisionButtons({ entity, id, name, fields }: RevisionButtonsProps) {
	const t = useTranslations(homeTranslations)
	const { revalidate } = useRevalidator()
	const [loading, setLoading] = useState<DialogName>()
	const [Dialog, setDialog] = useState<ComponentType<RevisionDialogProps>>()
	const [search, setSearch] = useSearchParams()
	// An address such as `?edit=people` opens the form at a part.
	const asked = search.get('edit')
	const start = fields.find(({ section }) => section === asked)?.section

	async function open(which: DialogName) {
		setLoading(which)
		try {
			const loaded = await DIALOGS[which]()
			setDialog(() => loaded)
		} catch (error) {
			showToast('bad', outcomeMessage(importFailure(error)))
		} finally {
			setLoading(undefined)
		}
	}

	// A member who comes back from signing in continues the interrupted edit.
	useEffect(() => {
		if (!loadEditDraft({ entity, id })?.isInterrupted) return
		let isMounted = true
		DIALOGS.edit().then(
			(loaded) => isMounted && setDialog(() => loaded),
			() => {},
		)
		return () => {
			isMounted = false
		}
	}, [entity, id])

	const openAsked = useEffectEvent(() => void open('edit'))
	useEffect(() => {
		if (asked !== null) openAsked()
	}, [asked])

	function close() {
		setDialog(undefined)
		if (asked === null) return
		search.delete('edit')
		setSearch(search, { replace: true, preventScrollReset: true })
	}

	return (
		<Cluster>
			<Button size="sm" aria-haspopup="dialog" loading={loading === 'log'} onClick={() => void open('log')}>
				<HistoryIcon size={16} />
				{t('revision.log')}
			</Button>
			<Button size="sm" aria-haspopup="dialog" loading={loading === 'edit'} onClick={() => void open('edit')}>
				<EditIcon size={16} />
				{t('revision.edit')}
			</Button>
			{Dialog && (
				<Dialog
					subject={{ entity, id }}
					name={name}
					fields={fields}
					start={start}
					onClose={close}
					onChange={() => void revalidate()}
				/>
			)}
		</Cluster>
	)
}
