import { Link } from 'react-router-dom'
import { artworkPath, LANGUAGE_TAGS, type TogetherCard, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { lengthText } from 'shared-i18n/length'
import { Chip, ChipRow, color, from, Meta, Picture, radius, Stack, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { togetherTranslations } from './togetherTranslations.ts'

const POSTER_PX = 240
const GENRES_SHOWN = 3

const Box = styled.div`
	display: grid;
	justify-items: center;
	gap: ${space[4]};
	text-align: center;
	${from.phone} {
		grid-template-columns: ${POSTER_PX}px minmax(0, 1fr);
		justify-items: start;
		align-items: center;
		gap: ${space[6]};
		text-align: start;
	}
	> a:first-child {
		width: min(${POSTER_PX}px, 60%);
		border-radius: ${radius.lg};
		overflow: hidden;
		box-shadow: ${shadow.raised};
		${from.phone} { width: 100%; }
	}
	h3 { font-size: ${size['2xl']}; overflow-wrap: anywhere; }
	${ChipRow} { justify-content: center; ${from.phone} { justify-content: start; } }
`
const Name = styled(Link)`
	color: ${color.text};
	text-decoration: none;
	&:hover { text-decoration: underline; }
`

/** A title that may be watched tonight: what it is, and how long it takes. */
export function Watchable({ title, minutes, episodes }: Pick<TogetherCard, 'title' | 'minutes' | 'episodes'>) {
	const t = useTranslations(togetherTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const tag = LANGUAGE_TAGS[useLocale()]
	const length = lengthText(
		{ format: title.format, episodeCount: episodes, minutes },
		(count) => t('together.episodes', { count }),
		tag,
	)
	const facts = [shared(`format.${title.format}`), title.year, length].filter(Boolean)
	return (
		<Box>
			<Link to={titlePath(title)} tabIndex={-1} aria-hidden="true">
				<Picture
					src={title.imageUrl}
					fallbackUrl={artworkPath('poster', title.id)}
					alt=""
					color={title.color}
					width={POSTER_PX}
					height={POSTER_PX * 1.4}
					eager
				/>
			</Link>
			<Stack $gap={3}>
				<h3>
					<Name to={titlePath(title)}>{nameOf(title)}</Name>
				</h3>
				<Meta as="p">{facts.join(' · ')}</Meta>
				<ChipRow>
					{title.genres.slice(0, GENRES_SHOWN).map((genre) => (
						<Chip key={genre}>{shared(`genre.${genre}`)}</Chip>
					))}
				</ChipRow>
			</Stack>
		</Box>
	)
}
