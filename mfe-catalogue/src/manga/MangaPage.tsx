import type { TitlePage } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { TitleLayout } from '../title/TitleLayout.tsx'
import { TitleScreen } from '../title/TitleScreen.tsx'
import { words } from '../words.ts'
import { ReadFirst } from './ReadFirst.tsx'
import { Volumes } from './Volumes.tsx'

/** The page of a manga, or of anything else that is read. */
export function MangaPage() {
	return <TitleScreen>{(page) => <Manga page={page} />}</TitleScreen>
}

function Manga({ page }: { page: TitlePage }) {
	const t = useWords(words)
	return (
		<TitleLayout
			page={page}
			subject="manga"
			back={{ to: '/mangas', label: t('manga.back') }}
			start={<ReadFirst chapter={page.firstChapters[0]} />}
		>
			<Volumes page={page} />
		</TitleLayout>
	)
}
