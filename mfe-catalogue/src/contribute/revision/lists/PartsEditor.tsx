import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, SkeletonText, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { editTranslations } from '../editTranslations.ts'
import { ListEditor } from './ListEditor.tsx'
import { RangeForm } from './RangeForm.tsx'
import { addParts, isTouched, type SparseTexts, touchPart } from './sparseList.ts'
import { createStoredParts, keyOf } from './storedParts.ts'

interface PartsEditorProps {
	field: 'episodes' | 'chapters'
	titleId: number
	label: string
	texts: SparseTexts
	error: string | undefined
	onChange: (texts: SparseTexts) => void
}

/** Edits episodes or chapters: those that the edit touches, a range of new ones, and those that are stored, page by page. */
export function PartsEditor({ field, titleId, label, texts, error, onChange }: PartsEditorProps) {
	const t = useTranslations(editTranslations)
	const [store] = useState(() => createStoredParts(field, titleId))
	const parts = useStore(store.$parts)
	const items = parts.state === 'ready' ? parts.value.items : []
	const [section, setSection] = useState('1')
	const [isOpen, setOpen] = useState(false)

	function show() {
		setOpen(true)
		void store.show(Number(section) || 0)
	}

	return (
		<Stack $gap={3}>
			<ListEditor
				field={field}
				label={label}
				typed={texts.typed}
				error={error}
				onType={(typed) => onChange({ ...texts, typed })}
			/>
			<RangeForm field={field} onAdd={(parts) => onChange(addParts(field, texts, parts))} />
			<Cluster>
				<TextField
					label={t(field === 'episodes' ? 'edit.column.season' : 'edit.column.volume')}
					inputMode="numeric"
					value={section}
					onChange={({ target }) => setSection(target.value)}
				/>
				<Button size="sm" loading={isOpen && parts.state === 'loading'} onClick={show}>
					{t('edit.parts.show')}
				</Button>
			</Cluster>
			{isOpen && parts.state === 'loading' && <SkeletonText lines={3} />}
			{(parts.state === 'failed' || (parts.state === 'ready' && parts.more === 'failed')) && (
				<Meta role="alert">{t('edit.parts.failed')}</Meta>
			)}
			{parts.state === 'ready' && items.length === 0 && <Meta role="status">{t('edit.parts.empty')}</Meta>}
			<Stack as="ul" $gap={1}>
				{items.map((part) => (
					<li key={keyOf(part)}>
						<Button
							size="sm"
							variant="quiet"
							disabled={isTouched(field, texts, part)}
							onClick={() => onChange(touchPart(field, texts, part))}
						>
							{part.number}. {part.title}
						</Button>
					</li>
				))}
			</Stack>
			{parts.state === 'ready' && parts.value.next !== null && (
				<Button size="sm" loading={parts.more === 'loading'} onClick={() => void store.loadMore()}>
					{t('edit.parts.more')}
				</Button>
			)}
		</Stack>
	)
}
