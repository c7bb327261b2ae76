import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type MediaSeries, type SearchTitle, searchRoute } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { PickerDialog } from '../../lists/picker/PickerDialog.tsx'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { OffsetDialog } from './OffsetDialog.tsx'
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
