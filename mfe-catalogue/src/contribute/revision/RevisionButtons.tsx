import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { importFailure, showToast } from 'shared-state'
import { Button, Cluster, EditIcon } from 'shared-ui'
import { HistoryIcon } from 'shared-ui/parts'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { editDraft } from './editDraft.ts'
import { editTranslations } from './editTranslations.ts'
import type { FormName } from './formFields.ts'
import { revisionTranslations } from './revisionTranslations.ts'
import type { RevisionSubject } from './subject.ts'

const DIALOGS = {
	edit: async () => (await import(/* webpackChunkName: "revision-edit" */ './EditDialog.tsx')).EditDialog,
	log: async () => (await import(/* webpackChunkName: "revision-log" */ './LogDialog.tsx')).LogDialog,
}

/** A dialog opens with its fields and texts. */
async function loadDialog(name: DialogName) {
	const [Dialog, { FORM_FIELDS }] = await Promise.all([
		DIALOGS[name](),
		import(/* webpackChunkName: "revision-fields" */ './formFields.ts'),
		loadTranslations(editTranslations, revisionTranslations),
	])
	return { Dialog, FORM_FIELDS }
}
type Loaded = Awaited<ReturnType<typeof loadDialog>>

type DialogName = keyof typeof DIALOGS

interface RevisionButtonsProps extends RevisionSubject {
	name: string
	form: FormName
}

/** "Logs de alterações" and "Editar". The dialogs are loaded when they are first opened. */
export function RevisionButtons({ entity, id, name, form }: RevisionButtonsProps) {
	const t = useTranslations(homeTranslations)
	const { revalidate } = useRevalidator()
	const [loading, setLoading] = useState<DialogName>()
	const [loaded, setLoaded] = useState<Loaded>()
	const [search] = useSearchParams()
	const { hash } = useLocation()
	const navigate = useNavigate()
	// An address such as `?edit=people` opens the form at a part.
	const asked = search.get('edit')
	const fields = loaded?.FORM_FIELDS[form] ?? []
	const start = fields.find(({ section }) => section === asked)?.section

	async function open(which: DialogName) {
		setLoading(which)
		try {
			setLoaded(await loadDialog(which))
		} catch (error) {
			showToast('bad', outcomeMessage(importFailure(error)))
		} finally {
			setLoading(undefined)
		}
	}

	// A member who comes back from signing in continues the interrupted edit.
	useEffect(() => {
		if (!editDraft({ entity, id }).restore()?.values.isInterrupted) return
		let isMounted = true
		loadDialog('edit').then(
			(loaded) => isMounted && setLoaded(loaded),
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
		setLoaded(undefined)
		if (asked === null) return
		search.delete('edit')
		void navigate({ search: String(search), hash }, { replace: true, preventScrollReset: true })
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
			{loaded && (
				<loaded.Dialog
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
