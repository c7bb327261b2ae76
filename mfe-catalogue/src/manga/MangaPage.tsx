import { useState } from 'react'
import type { TitlePage } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import { Container, Page, Stack } from 'shared-ui'
import { CommentsPlace } from '../comments/CommentsPlace.tsx'
import { SplitWithComments } from '../comments/SplitWithComments.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/subjects.ts'
import { ExternalLinks } from '../title/ExternalLinks.tsx'
import { Information } from '../title/Information.tsx'
import { OtherNames } from '../title/OtherNames.tsx'
import { Related } from '../title/Related.tsx'
import { SaveTitle } from '../title/SaveTitle.tsx'
import { Staff } from '../title/Staff.tsx'
import { Synopsis } from '../title/Synopsis.tsx'
import { TitleHead } from '../title/TitleHead.tsx'
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
	const name = useTitleName()(page)
	const [subject] = useState(() => titleSubject(page.id))

	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHead
				page={page}
				back={{ to: '/mangas', label: t('manga.back') }}
				actions={
					<>
						<ReadFirst chapter={page.firstChapters[0]} />
						<SaveTitle titleId={page.id} />
					</>
				}
			/>
			<Container>
				<SplitWithComments>
					<Stack $gap={12}>
						<Synopsis synopsis={page.synopsis} />
						<Volumes page={page} />
						<Staff staff={page.staff} />
					</Stack>
					<Stack $gap={6}>
						<ScorePanel subject={subject} summary={page.score} />
						<Information page={page} />
						<OtherNames page={page} />
						<ExternalLinks links={page.externalLinks} />
					</Stack>
					<CommentsPlace subject="manga" subjectId={page.id} />
				</SplitWithComments>
			</Container>
			<Container>
				<Related related={page.related} />
			</Container>
		</Page>
	)
}
