import { type ListedTitle, type SearchTitle, searchRoute } from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import { call } from 'shared-state'
import { PickDialog } from '../pick/PickDialog.tsx'
import { words } from '../words.ts'

interface AddTitleProps {
	/** What is on the list already. */
	known: ReadonlySet<string>
	onAdd: (title: ListedTitle) => void
	onClose: () => void
}

/** Looks for a title for a list, by a part of any of its names. */
export default function AddTitle({ known, onAdd, onClose }: AddTitleProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const nameOf = useTitleName()

	return (
		<PickDialog
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
