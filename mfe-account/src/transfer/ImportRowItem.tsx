import { memo } from 'react'
import { Link } from 'react-router-dom'
import { artworkPath, type ImportRow, titlePath } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Badge, type BadgeTone, Cluster, Meta, Picture } from 'shared-ui'
import { words } from '../words.ts'
import { NoPicture, RowText, Why } from './style.ts'
import { useRowWords } from './useRowWords.ts'

const TONES: Record<ImportRow['verdict'], BadgeTone> = {
	created: 'live',
	changed: 'stamp',
	unchanged: 'quiet',
	refused: 'danger',
}

/** A row of a file: which title that is, what comes of it, and why. */
export const ImportRowItem = memo(function ImportRowItem({ row }: { row: ImportRow }) {
	const t = useWords(words)
	const { content, reason, name, notes } = useRowWords()
	const { title, kind, verdict, line, sourceId, sourceTitle, before, after } = row
	const why = reason(row)
	return (
		<li>
			{title ? (
				<Picture
					src={title.imageUrl}
					fallbackUrl={artworkPath('poster', title.id)}
					alt=""
					width={40}
					height={56}
					color={title.color}
				/>
			) : (
				<NoPicture aria-hidden="true">?</NoPicture>
			)}
			<RowText>
				<Cluster>
					<strong>{title ? <Link to={titlePath(title)}>{name(row)}</Link> : name(row)}</strong>
					<Badge $tone={TONES[verdict]}>{t(`transfer.tag.${verdict}`)}</Badge>
				</Cluster>
				{kind && verdict === 'changed' && before && <del>{content(kind, before)}</del>}
				{kind && after && <span>{content(kind, after)}</span>}
				{why && <Why $bad={verdict === 'refused'}>{why}</Why>}
				{notes(row).map((note) => (
					<Why key={note} $bad={false}>
						{note}
					</Why>
				))}
				<Meta>
					{[t('transfer.line', { line }), sourceId && `#${sourceId}`, sourceTitle].filter(Boolean).join(' · ')}
				</Meta>
			</RowText>
		</li>
	)
})
