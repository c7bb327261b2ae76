import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, SkeletonText, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { editTranslations } from '../editTranslations.ts'
import { ListEditor } from './ListEditor.tsx'
import { type Part, RangeForm } from './RangeForm.tsx'
import { addParts, isTouched, type SparseTexts, touchPart } from './sparseList.ts'
import { createStoredParts } from './storedParts.ts'

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
	const { state, items, hasMore } = useStore(store.$parts)
	const [section, setSection] = useState('1')
	const [isOpen, setOpen] = useState(false)

	function show(isNext: boolean) {
		setOpen(true)
		void store.load(Number(section) || 0, isNext)
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
				<Button size="sm" loading={state === 'loading'} onClick={() => show(false)}>
					{t('edit.parts.show')}
				</Button>
			</Cluster>
			{isOpen && state === 'loading' && items.length === 0 && <SkeletonText lines={3} />}
			{isOpen && state === 'failed' && <Meta role="alert">{t('edit.parts.failed')}</Meta>}
			{isOpen && state === 'idle' && items.length === 0 && <Meta role="status">{t('edit.parts.empty')}</Meta>}
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
			{hasMore && (
				<Button size="sm" onClick={() => show(true)}>
					{t('edit.parts.more')}
				</Button>
			)}
		</Stack>
	)
}

const keyOf = (part: Part): string => ('kind' in part ? `${part.kind} ${part.number}` : String(part.number))
