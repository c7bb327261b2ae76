import { type ReactNode, useState } from 'react'
import type { Exposes, TitlePage } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import { Container, Page, Stack } from 'shared-ui'
import { LazyComments } from '../comments/LazyComments.tsx'
import { SplitWithComments } from '../comments/SplitWithComments.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/scoreSubjects.ts'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Information } from './Information.tsx'
import { OtherNames } from './OtherNames.tsx'
import { Platforms } from './Platforms.tsx'
import { Related } from './Related.tsx'
import { SaveTitle } from './SaveTitle.tsx'
import { Staff } from './Staff.tsx'
import { Synopsis } from './Synopsis.tsx'
import { TitleHead } from './TitleHead.tsx'
import { Trailers } from './Trailers.tsx'

interface TitleLayoutProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The way to its first episode or chapter. */
	start: ReactNode
	/** What its comments belong to. */
	subject: Exposes['mfe-community/Comments']['subject']
	/** What it consists of, between its synopsis and who made it. */
	children: ReactNode
}

/** What the pages of all titles have in common, whether they are watched or read. */
export function TitleLayout({ page, back, start, subject, children }: TitleLayoutProps) {
	const name = useTitleName()(page)
	const [scored] = useState(() => titleSubject(page.id))
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHead
				page={page}
				back={back}
				actions={
					<>
						{start}
						<SaveTitle titleId={page.id} withFavorite />
					</>
				}
			/>
			<Container>
				<SplitWithComments>
					<Stack $gap={12}>
						<Synopsis synopsis={page.synopsis} />
						{children}
						<Staff staff={page.staff} />
					</Stack>
					<Stack $gap={6}>
						<ScorePanel subject={scored} summary={page.score} />
						<Trailers page={page} />
						<Information page={page} />
						<Platforms platforms={page.platforms} />
						<OtherNames page={page} />
						<ExternalLinks links={page.externalLinks} />
					</Stack>
					<LazyComments subject={subject} subjectId={page.id} />
				</SplitWithComments>
			</Container>
			<Container>
				<Related related={page.related} />
			</Container>
		</Page>
	)
}
