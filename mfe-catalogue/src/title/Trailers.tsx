import { useState } from 'react'
import type { TitlePage } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { art, motion, Picture, PlayIcon, radius, size, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { SidePanel } from './SidePanel.tsx'
import { playerAddress } from './youtube.ts'

const Screen = styled.div`
	aspect-ratio: 16 / 9;
	border-radius: ${radius.md};
	overflow: hidden;
	background: ${art.shade};
	iframe { display: block; width: 100%; height: 100%; border: 0; }
`
const Start = styled.button`
	position: relative;
	display: block;
	width: 100%;
	height: 100%;
	padding: 0;
	border: 0;
	color: ${art.text};
	background: none;
	cursor: pointer;
	> span:first-child { height: 100%; }
	> span:last-child { transition: background-color ${motion.base}; }
	&:hover > span:last-child { background: color-mix(in srgb, ${art.shade} 24%, transparent); }
`
const Press = styled.span`
	position: absolute;
	inset: 0;
	display: grid;
	place-content: center;
	justify-items: center;
	padding: ${space[3]};
	background: color-mix(in srgb, ${art.shade} 48%, transparent);
	gap: ${space[2]};
	font-size: ${size.sm};
	font-weight: 650;
	text-shadow: 0 1px 6px ${art.shade};
	svg { padding: 14px; border-radius: ${radius.full}; background: color-mix(in srgb, ${art.shade} 82%, transparent); box-sizing: content-box; }
`

/** The trailers of a title: our own picture until one is pressed, and only then YouTube's player. */
export function Trailers({ page }: { page: TitlePage }) {
	const t = useWords(words)
	const [chosen, choose] = useState(0)
	const [playing, setPlaying] = useState(false)
	const trailers = page.trailers.flatMap(({ title, youtubeId }) => {
		const address = playerAddress(youtubeId)
		return address ? [{ title, address }] : []
	})
	const trailer = trailers[chosen]
	if (!trailer) return null
	return (
		<SidePanel title={t('title.trailers')}>
			{trailers.length > 1 && (
				<Select
					label={t('title.trailers.choose')}
					hideLabel
					value={String(chosen)}
					onSelect={(value) => {
						choose(Number(value))
						setPlaying(false)
					}}
					options={trailers.map(({ title }, at) => ({ value: String(at), label: title }))}
				/>
			)}
			<Screen>
				{playing ? (
					<iframe
						key={trailer.address}
						src={trailer.address}
						title={trailer.title}
						allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
						referrerPolicy="strict-origin-when-cross-origin"
					/>
				) : (
					<Start type="button" onClick={() => setPlaying(true)}>
						<Picture src={page.banners[0]} alt="" width={640} height={360} color={page.color} />
						<Press>
							<PlayIcon size={22} />
							<span>{t('title.trailers.watch', { title: trailer.title })}</span>
						</Press>
					</Start>
				)}
			</Screen>
		</SidePanel>
	)
}
