import { memo } from 'react'
import { Link } from 'react-router-dom'
import { artworkPath, localizedPosterUrl, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { color, from, LockIcon, Picture, radius, ScoreBadge, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { EntryControls, EntryProgress, type EntryProps } from './EntryProgress.tsx'

const POSTER_PX = 44
const POSTER_HEIGHT_PX = 66

// The link of the name covers the whole row; the controls lie above it.
const Row = styled.article`
	position: relative;
	display: grid;
	grid-template-columns: ${POSTER_PX}px minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[1]} ${space[3]};
	padding: ${space[2]};
	border-radius: ${radius.md};
	box-shadow: 0 0 0 1px ${color.line};
	background: ${color.surface};
	&:hover { box-shadow: 0 0 0 2px ${color.text}; }
	&:focus-within:has(a:focus-visible) { box-shadow: 0 0 0 3px ${color.live}; }
	${from.phone} { grid-template-columns: ${POSTER_PX}px minmax(0, 1fr) 9rem auto; }
`
const Poster = styled(Picture)`
	border-radius: ${radius.sm};
	grid-row: span 2;
	${from.phone} { grid-row: auto; }
`
const Name = styled(Link)`
	font-size: ${size.sm};
	font-weight: 600;
	line-height: 1.35;
	text-decoration: none;
	overflow-wrap: anywhere;
	&::after { content: ''; position: absolute; z-index: 1; inset: 0; }
	&:focus-visible { outline: none; }
	${from.phone} { font-size: 0.9375rem; }
`
const NameAndScore = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[2]};
`
const Progress = styled.div`
	grid-column: 2;
	${from.phone} { grid-column: auto; }
`
const Controls = styled.div`
	position: relative;
	z-index: 2;
	grid-column: 3;
	grid-row: 1 / span 2;
	${from.phone} { grid-column: auto; grid-row: auto; }
`

/** A list entry as one line. */
export const EntryRow = memo(({ entry, actions }: EntryProps) => {
	const t = useTranslations(listTranslations)
	const { title, score, isPrivate } = entry
	const locale = useLocale()
	const name = useTitleName()(title)
	return (
		<Row>
			<Poster
				src={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				color={title.color}
				alt=""
				width={POSTER_PX}
				height={POSTER_HEIGHT_PX}
			/>
			<NameAndScore>
				<Name to={titlePath(title)}>{name}</Name>
				{score !== null && <ScoreBadge score={score} decimals={1} label={t('entry.score')} />}
				{isPrivate && (
					<>
						<LockIcon size={14} />
						<VisuallyHidden>{t('entry.private')}</VisuallyHidden>
					</>
				)}
			</NameAndScore>
			<Progress>
				<EntryProgress entry={entry} />
			</Progress>
			<Controls>{actions && <EntryControls entry={entry} actions={actions} />}</Controls>
		</Row>
	)
})
