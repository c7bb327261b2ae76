import { memo } from 'react'
import { Link } from 'react-router-dom'
import { artworkPath, type ImportRow, titlePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, type BadgeTone, Cluster, Meta, Picture } from 'shared-ui'
import { NoPicture, Note, RowText } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'
import { useRowTexts } from './useRowTexts.ts'

const TONES: Record<ImportRow['verdict'], BadgeTone> = {
	created: 'live',
	changed: 'stamp',
	unchanged: 'quiet',
	refused: 'danger',
}

/** A row of a file: its title, result and reason. */
export const ImportRowItem = memo(function ImportRowItem({ row }: { row: ImportRow }) {
	const t = useTranslations(transferTranslations)
	const { content, reason, name, notes } = useRowTexts()
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
				{why && <Note $bad={verdict === 'refused'}>{why}</Note>}
				{notes(row).map((note) => (
					<Note key={note} $bad={false}>
						{note}
					</Note>
				))}
				<Meta>
					{[t('transfer.line', { line }), sourceId && `#${sourceId}`, sourceTitle].filter(Boolean).join(' · ')}
				</Meta>
			</RowText>
		</li>
	)
})
