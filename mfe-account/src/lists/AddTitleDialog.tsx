import { type ListedTitle, type SearchTitle, searchRoute } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { listTranslations } from './listTranslations.ts'
import { PickerDialog } from './picker/PickerDialog.tsx'

interface AddTitleDialogProps {
	/** The ids of titles that are on the list already. */
	known: ReadonlySet<string>
	onAdd: (title: ListedTitle) => void
	onClose: () => void
}

/** Searches for a title by any of its names and adds it to the list. */
export default function AddTitleDialog({ known, onAdd, onClose }: AddTitleDialogProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()

	return (
		<PickerDialog
			title={t('lists.item.add')}
			find={findTitles}
			show={(title) => ({
				...title,
				key: String(title.id),
				name: nameOf(title),
				subtitle: shared(`format.${title.format}`),
			})}
			known={known}
			onPick={onAdd}
			onClose={onClose}
		/>
	)
}

async function findTitles(q: string): Promise<readonly SearchTitle[] | undefined> {
	const outcome = await call(searchRoute, { query: { q } })
	if (outcome.state !== 'done') return undefined
	const { animes, movies, mangas } = outcome.answer
	return [...animes, ...movies, ...mangas]
}
