import { memo } from 'react'
import { OwnScoreBadge } from 'shared-composition/score/badge'
import { artworkPath, isDay, LANGUAGE_TAGS, type ListEntry, localizedPosterUrl, titlePath } from 'shared-contract'
import { common, dateFormat, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { LockIcon, VisuallyHidden } from 'shared-ui'
import { listTranslations } from '../listTranslations.ts'
import { EntryControls, EntryProgress, type EntryProps, selectOnPress } from './EntryProgress.tsx'
import {
	Controls,
	Fact,
	Name,
	NameCell,
	POSTER_PX,
	Poster,
	Progress,
	Row,
	SmallScore,
	Tags,
} from './entryTableStyle.ts'
import type { ItemWindow } from './itemWindow.ts'
import { columnsOf, type ListColumn } from './listLayout.ts'

interface EntryTableRowProps extends EntryProps {
	/** Its place in the list. */
	at: number
	measure: ItemWindow['measure']
	/** What the reader chose to see. */
	columns: readonly ListColumn[]
	/** Whether the keyboard stops at this row. */
	isActive: boolean
}

/** A list entry as a row of the table, or as a line of a narrow screen. The link of its name covers it. */
export const EntryTableRow = memo(({ at, measure, columns, isActive, ...props }: EntryTableRowProps) => {
	const t = useTranslations(listTranslations)
	const { entry, actions, isSelected } = props
	const { title, score, tags = [], isPrivate } = entry
	const locale = useLocale()
	const name = useTitleName()(title)
	const tabIndex = isActive ? 0 : -1
	return (
		<Row
			ref={measure}
			role="row"
			data-index={at}
			aria-rowindex={at + 2}
			aria-selected={isSelected}
			onClickCapture={selectOnPress(props)}
		>
			<NameCell role="gridcell">
				<Poster
					src={localizedPosterUrl(locale, title.imageUrl)}
					fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
					color={title.color}
					alt=""
					width={POSTER_PX}
					height={POSTER_PX * 1.5}
				/>
				<span>
					<Name to={titlePath(title)} tabIndex={tabIndex}>
						{name}
					</Name>
					{isPrivate && (
						<>
							{' '}
							<LockIcon size={14} />
							<VisuallyHidden>{t('entry.private')}</VisuallyHidden>
						</>
					)}
					{score !== null && (
						<SmallScore>
							<OwnScoreBadge scored={entry} label={t('listTabs.sort.score')} />
						</SmallScore>
					)}
					{tags.length > 0 && <Tags>{tags.map((tag) => `#${tag}`).join(' ')}</Tags>}
				</span>
			</NameCell>
			{columnsOf(title.kind)
				.filter((column) => column === 'progress' || columns.includes(column))
				.map((column) =>
					column === 'progress' ? (
						<Progress key={column} role="gridcell" $isChosen={columns.includes(column)}>
							<EntryProgress entry={entry} />
						</Progress>
					) : (
						<Fact key={column} role="gridcell">
							<EntryFact column={column} entry={entry} />
						</Fact>
					),
				)}
			{actions && (
				<Controls role="gridcell">
					<EntryControls entry={entry} actions={actions} isSelected={isSelected} tabIndex={tabIndex} />
				</Controls>
			)}
		</Row>
	)
})

/** What a column says of an entry; a dash for what is unknown. */
function EntryFact({ column, entry }: { column: Exclude<ListColumn, 'progress'>; entry: ListEntry }) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const { title, score, startedOn, finishedOn, facts } = entry
	switch (column) {
		case 'score':
			return score === null ? '–' : <OwnScoreBadge scored={entry} label={t('listTabs.sort.score')} />
		case 'siteScore':
			return facts?.rating ? formats.decimal(facts.rating, 2) : '–'
		case 'format':
			return shared(`format.${title.format}`)
		case 'season': {
			if (!facts?.year) return '–'
			const year = String(facts.year)
			return facts.season ? t(`listTabs.season.${facts.season}`, { year }) : year
		}
		case 'studio':
			return facts?.studio ?? '–'
		case 'started':
			return startedOn ? formats.date(startedOn) : '–'
		case 'finished':
			return finishedOn ? formats.date(finishedOn) : '–'
		case 'next':
			return facts?.next ? <NextEpisode {...facts.next} /> : '–'
	}
}

/** The number of the next episode, and its day and time with the reader. */
function NextEpisode({ episode, airsAt }: { episode: number | null; airsAt: string }) {
	const t = useTranslations(listTranslations)
	const day = { day: 'numeric', month: 'short' } as const
	const time = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
	const format = dateFormat(LANGUAGE_TAGS[useLocale()], isDay(airsAt) ? { ...day, timeZone: 'UTC' } : time)
	const when = format.format(Date.parse(airsAt))
	return (
		<time dateTime={airsAt}>{episode === null ? when : t('listTabs.next', { episode: String(episode), when })}</time>
	)
}
