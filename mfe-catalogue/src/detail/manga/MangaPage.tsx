import type { TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { AwaitTitle } from '../title/AwaitTitle.tsx'
import { TitleLayout } from '../title/TitleLayout.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { ReadFirstChapter } from './ReadFirstChapter.tsx'

/** The page of a manga. */
export function MangaPage() {
	return <AwaitTitle>{(page) => <Manga page={page} />}</AwaitTitle>
}

function Manga({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	return (
		<TitleLayout
			page={page}
			subject="manga"
			back={{ to: '/mangas', label: t('manga.back') }}
			start={<ReadFirstChapter chapter={page.firstChapters[0]} />}
		/>
	)
}
