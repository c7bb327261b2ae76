import { SONG_KINDS, type Song } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, from, Section, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ShowMore } from './ShowMore.tsx'
import { titleTranslations } from './titleTranslations.ts'

const FEW = 6

const Songs = styled.ol`
	display: grid;
	gap: ${space[2]} ${space[6]};
	${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Line = styled.li`
	display: grid;
	grid-template-columns: 2rem minmax(0, 1fr);
	gap: ${space[2]};
	align-items: baseline;
	padding-block: ${space[2]};
	border-bottom: 1px solid ${color.line};
	overflow-wrap: anywhere;
	> span:first-child { color: ${color.muted}; font-variant-numeric: tabular-nums; }
	strong { font-weight: 650; }
	small { display: block; font-size: ${size.sm}; color: ${color.muted}; }
`

/** The openings, endings and insert songs of a title; renders nothing if there are none. */
export function Music({ songs }: { songs: readonly Song[] }) {
	const t = useTranslations(titleTranslations)
	if (songs.length === 0) return null
	return (
		<Section far title={t('title.music')} id="music">
			<Stack $gap={6}>
				{SONG_KINDS.map((kind) => {
					const ofKind = songs.filter((song) => song.kind === kind)
					if (ofKind.length === 0) return null
					return (
						<Stack key={kind} $gap={2}>
							<h3>{t(`title.music.${kind}`)}</h3>
							<ShowMore items={ofKind} few={FEW} more={t('title.music.all', { number: ofKind.length })}>
								{(shown) => (
									<Songs>
										{shown.map((song, index) => (
											// biome-ignore lint/suspicious/noArrayIndexKey: two songs of one number may have one name
											<SongLine key={index} song={song} />
										))}
									</Songs>
								)}
							</ShowMore>
						</Stack>
					)
				})}
			</Stack>
		</Section>
	)
}

function SongLine({ song: { number, name, artist, episodes } }: { song: Song }) {
	const t = useTranslations(titleTranslations)
	const isOne = Number.isInteger(Number(episodes))
	const facts = [artist, episodes && t(isOne ? 'title.music.episode' : 'title.music.episodes', { episodes })].filter(
		Boolean,
	)
	return (
		<Line>
			<span>{number}</span>
			<div>
				<strong>{name}</strong>
				{facts.length > 0 && <small>{facts.join(' · ')}</small>}
			</div>
		</Line>
	)
}
