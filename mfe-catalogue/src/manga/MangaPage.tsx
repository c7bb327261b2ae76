import type { TitlePage } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { TitleLayout } from '../title/TitleLayout.tsx'
import { TitleScreen } from '../title/TitleScreen.tsx'
import { words } from '../words.ts'
import { ReadFirstChapter } from './ReadFirstChapter.tsx'
import { Volumes } from './Volumes.tsx'

/** The page of a manga. */
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
			start={<ReadFirstChapter chapter={page.firstChapters[0]} />}
		>
			<Volumes page={page} />
		</TitleLayout>
	)
}
