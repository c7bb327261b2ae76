import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { ENTRY_PROGRESS_MAX, type MediaSeries, type SearchTitle, searchRoute } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { PickerDialog } from '../../lists/picker/PickerDialog.tsx'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { useForeignName } from './useForeignName.ts'

interface SettleDialogsProps {
	store: MediaServersStore
	season: MediaSeries
	onClose: () => void
}

/** Asks for the title of a season, then for the number of its episode. A film has no number. */
export function SettleDialogs({ store, season, onClose }: SettleDialogsProps) {
	const t = useTranslations(mediaTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const foreignName = useForeignName()
	const [title, setTitle] = useState<SearchTitle>()

	async function pick(picked: SearchTitle) {
		if (season.episode !== null) return setTitle(picked)
		showOutcome(await store.settle(season, { titleId: picked.id, offset: 0 }), t('media.settle.done'))
		onClose()
	}

	if (title && season.episode !== null) {
		return <OffsetDialog store={store} season={season} episode={season.episode} title={title} onClose={onClose} />
	}
	return (
		<PickerDialog
			title={t('media.settle.of', { name: foreignName(season) })}
			find={findTitles}
			show={(found) => ({
				...found,
				key: String(found.id),
				name: nameOf(found),
				subtitle: shared(`format.${found.format}`),
			})}
			known={new Set()}
			onPick={(picked) => void pick(picked)}
			onClose={onClose}
		/>
	)
}

async function findTitles(q: string): Promise<readonly SearchTitle[] | undefined> {
	const outcome = await call(searchRoute, { query: { q } })
	return outcome.state === 'done' ? [...outcome.answer.animes, ...outcome.answer.movies] : undefined
}

interface OffsetDialogProps {
	store: MediaServersStore
	season: MediaSeries
	/** The furthest episode by the media server's number. */
	episode: number
	title: SearchTitle
	onClose: () => void
}

/** Asks which episode of a title the media server's episode is; the others are counted from there. */
function OffsetDialog({ store, season, episode, title, onClose }: OffsetDialogProps) {
	const t = useTranslations(mediaTranslations)
	const nameOf = useTitleName()
	const foreignName = useForeignName()
	const form = useForm({
		initialValues: () => ({ offset: String(episode) }),
		validate: ({ offset }) => (isEpisode(offset) ? {} : { offset: 'entry.progress.beyond' as const }),
		submit: ({ offset }) => store.settle(season, { titleId: title.id, offset: Number(offset) - episode }),
		onSettled(outcome) {
			// The error is shown at the field.
			if (outcome.state === 'refused' && outcome.problem.fields?.offset) return
			if (showOutcome(outcome, t('media.settle.done'))) onClose()
		},
	})
	return (
		<FormDialog form={form} title={t('media.settle.of', { name: foreignName(season) })} onClose={onClose}>
			<Stack>
				<TextField
					label={t('media.offset', { name: nameOf(title) })}
					hint={t('media.offset.hint')}
					inputMode="numeric"
					autoComplete="off"
					{...form.text('offset')}
				/>
			</Stack>
		</FormDialog>
	)
}

function isEpisode(text: string): boolean {
	return /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= ENTRY_PROGRESS_MAX
}
