import type { ReactNode } from 'react'
import { deferred } from 'shared-composition'
import type { Exposes, TitlePage } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import { Container, Page, Stack } from 'shared-ui'
import { LazyComments } from '../../shared/comments/LazyComments.tsx'
import { SplitWithComments } from '../../shared/comments/SplitWithComments.tsx'
import { RestPlaceholder, useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { SaveTitle } from './SaveTitle.tsx'
import { ShareTitle } from './ShareTitle.tsx'
import { Synopsis } from './Synopsis.tsx'
import { TitleHeader } from './TitleHeader.tsx'

const TitleMain = deferred(async () => (await loadTitleRest()).TitleMain, { skeleton: <RestPlaceholder /> })
const TitleSide = deferred(async () => (await loadTitleRest()).TitleSide)
const TitleRows = deferred(async () => (await loadTitleRest()).TitleRows)

/** Loads what stands below the head of the page. */
export const loadTitleRest = () => import(/* webpackChunkName: "title-rest" */ './TitleRest.tsx')

interface TitleLayoutProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The button for the first episode or chapter. */
	start: ReactNode
	/** The kind of subject of the comments. */
	subject: Exposes['mfe-community/Comments']['subject']
}

/** The layout of all title pages, of anime, films and manga. */
export function TitleLayout({ page, back, start, subject }: TitleLayoutProps) {
	const name = useTitleName()(page)
	const isPainted = useIsPainted()
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHeader
				page={page}
				back={back}
				actions={
					<>
						{start}
						<SaveTitle titleId={page.id} withFavorite={!page.isAdult} />
						{!page.isAdult && <ShareTitle page={page} />}
					</>
				}
			/>
			<Container>
				<SplitWithComments>
					<Stack $gap={12}>
						<Synopsis page={page} />
						{isPainted ? <TitleMain page={page} /> : <RestPlaceholder />}
					</Stack>
					<Stack $gap={6}>{isPainted && <TitleSide page={page} />}</Stack>
					{!page.isAdult && isPainted && <LazyComments subject={subject} subjectId={page.id} />}
				</SplitWithComments>
			</Container>
			<Container>
				<Stack $gap={12}>{isPainted && <TitleRows page={page} />}</Stack>
			</Container>
		</Page>
	)
}
