import { useId } from 'react'
import { chaptersRoute, type TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Meta, Stack, VisuallyHidden } from 'shared-ui'
import { partsOf } from '../../shared/adult/adultReader.ts'
import { CollapsibleSection } from '../sections/CollapsibleSection.tsx'
import { useNextLine } from '../sections/useNextLine.ts'
import { titleTranslations } from '../title/titleTranslations.ts'
import { ChapterLine } from './ChapterLine.tsx'
import { volumeName } from './volumeName.ts'

/** "Volumes & Capítulos": the volumes of a manga, the first of them open. */
export function Volumes({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const titleId = useId()
	const next = useNextLine(page.id, page.volumes)
	return (
		<section aria-labelledby={titleId}>
			<VisuallyHidden as="h2" id={titleId}>
				{t('manga.volumes')}
			</VisuallyHidden>
			{page.volumes.length === 0 && <Meta as="p">{t('manga.volumes.none')}</Meta>}
			<Stack $gap={3}>
				{page.volumes.map(({ number, title, total }, index) => (
					<CollapsibleSection
						key={number}
						name={volumeName(number, title, t)}
						total={total}
						count={t('manga.volumes.count', { count: total })}
						empty={t('manga.volumes.empty')}
						firstPage={index === 0 ? page.firstChapters : undefined}
						load={(order, at) =>
							call(chaptersRoute, {
								params: { id: String(page.id), number: String(number) },
								query: { order, page: at, ...partsOf(page) },
							})
						}
						startsOpen={index === 0}
						next={next?.section === number ? next.line : undefined}
					>
						{(chapter) => <ChapterLine key={chapter.id} chapter={chapter} />}
					</CollapsibleSection>
				))}
			</Stack>
		</section>
	)
}
