import { useState } from 'react'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { ScoreField } from 'shared-composition/score/field'
import {
	ENTRY_STATUSES,
	ENTRY_TAG_MAX_LENGTH,
	type EntryChange,
	type EntryStatus,
	type ErrorCode,
	joinTags,
	type ListEntry,
	splitTags,
	TAGS_PER_ENTRY,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Stack } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { asksProgress } from '../entry/entryFormValues.ts'
import { listTranslations } from '../listTranslations.ts'
import { changeMany, type ListedNames } from './changeMany.ts'
import { selectionTranslations } from './selectionTranslations.ts'

/** Empty fields change nothing. */
interface SharedValues {
	status: EntryStatus | ''
	score: string
	/** Separated by commas, as all tags here. */
	added: string
	removed: string
	visibility: 'private' | 'shown' | ''
}
const NOTHING: SharedValues = { status: '', score: '', added: '', removed: '', visibility: '' }

interface SelectionDialogProps {
	place: ListedNames
	entries: readonly ListEntry[]
	onDone: () => void
	onClose: () => void
}

/** A form for what several entries have in common. */
export function SelectionDialog({ place, entries: given, onDone, onClose }: SelectionDialogProps) {
	// Changed entries may leave the shown list.
	const [entries] = useState(given)
	const t = useTranslations(selectionTranslations)
	const words = useTranslations(listTranslations)
	const count = entries.length
	const kind = entries[0]?.title.kind ?? 'anime'
	const form = useForm<SharedValues, undefined>({
		initialValues: () => NOTHING,
		validate: (values) => errorsOf(entries, values),
		async submit(values) {
			const isSent = await changeMany(
				place,
				entries,
				(entry) => sharedChange(entry, values),
				(changed) => t('selection.changed', { count: changed }),
			)
			return isSent ? { state: 'done', answer: undefined } : { state: 'unreachable' }
		},
		onSettled({ state }) {
			if (state !== 'done') return
			onClose()
			onDone()
		},
	})
	const { status, removed } = form.values
	const restarting = status === '' ? 0 : entries.filter((entry) => asksProgress(entry, status)).length
	const ownTags = splitTags(joinTags(entries.flatMap(({ tags = [] }) => tags)))
	const leaving = splitTags(removed)

	return (
		<FormDialog form={form} title={t('selection.title', { count })} onClose={onClose}>
			<Stack $gap={4}>
				<Select
					label={words('entry.status')}
					hint={restarting > 0 ? t('selection.restarts', { count: restarting }) : undefined}
					options={[
						{ value: '' as const, label: t('selection.keep') },
						...ENTRY_STATUSES.map((value) => ({ value, label: words(`listTabs.${kind}.${value}`) })),
					]}
					{...form.select('status')}
				/>
				<ScoreField label={words('entry.score')} none={{ label: t('selection.keep') }} {...form.select('score')} />
				<TextField label={t('selection.tags.add')} hint={words('entry.tags.hint')} {...form.text('added')} />
				{ownTags.length > 0 && (
					<ChipRow role="group" aria-label={t('selection.tags.remove')}>
						{t('selection.tags.remove')}
						{ownTags.map((tag) => (
							<ChipButton
								key={tag}
								pressed={leaving.includes(tag)}
								onClick={() =>
									form.set({
										removed: joinTags(
											leaving.includes(tag) ? leaving.filter((each) => each !== tag) : [...leaving, tag],
										),
									})
								}
							>
								{tag}
							</ChipButton>
						))}
					</ChipRow>
				)}
				<Select
					label={t('selection.visibility')}
					options={[
						{ value: '', label: t('selection.keep') },
						{ value: 'private', label: t('selection.private') },
						{ value: 'shown', label: t('selection.shown') },
					]}
					{...form.select('visibility')}
				/>
			</Stack>
		</FormDialog>
	)
}

/** The change of an entry; undefined if it has all of it already. */
function sharedChange(
	entry: ListEntry,
	{ status, score, visibility, ...values }: SharedValues,
): EntryChange | undefined {
	const before = joinTags(entry.tags)
	const tags = joinTags(tagsAfter(entry, values))
	const isPrivate = visibility === '' ? entry.isPrivate : visibility === 'private'
	const change = {
		...(status !== '' && status !== entry.status && { status }),
		...(score !== '' && { score: Number(score) }),
		...(tags !== before && { tags }),
		...(isPrivate !== entry.isPrivate && { isPrivate }),
	}
	return Object.keys(change).length > 0 ? change : undefined
}

function tagsAfter({ tags = [] }: ListEntry, { added, removed }: Pick<SharedValues, 'added' | 'removed'>): string[] {
	const gone = splitTags(removed)
	return splitTags(joinTags([...tags.filter((tag) => !gone.includes(tag)), ...splitTags(added)]))
}

function errorsOf(entries: readonly ListEntry[], values: SharedValues): Partial<Record<'added', ErrorCode>> {
	if (splitTags(values.added).some((tag) => tag.length > ENTRY_TAG_MAX_LENGTH)) return { added: 'entry.tag.tooLong' }
	return entries.some((entry) => tagsAfter(entry, values).length > TAGS_PER_ENTRY)
		? { added: 'entry.tags.tooMany' }
		: {}
}
