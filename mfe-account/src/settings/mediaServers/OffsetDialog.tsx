import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { ENTRY_PROGRESS_MAX, type MediaSeries, type SearchTitle } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { FormDialog } from '../../shared/FormDialog.tsx'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { useForeignName } from './useForeignName.ts'

interface OffsetDialogProps {
	store: MediaServersStore
	season: MediaSeries
	/** The furthest episode by the media server's number. */
	episode: number
	title: SearchTitle
	onClose: () => void
}

/** Asks which episode of a title the media server's episode is; the others are counted from there. */
export function OffsetDialog({ store, season, episode, title, onClose }: OffsetDialogProps) {
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
