import { useState } from 'react'
import type { TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { art, motion, Picture, PlayIcon, radius, size, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

// Every YouTube id has this format; other values are not trailers.
const YOUTUBE_ID = /^[\w-]{11}$/

/**
 * The URL of YouTube's player for a trailer, on the host that sets no cookies before playback: with controls, modest
 * branding and no videos of other channels at the end. It does not play by itself. Undefined for an invalid id.
 */
function playerUrl(youtubeId: string): string | undefined {
	if (!YOUTUBE_ID.test(youtubeId)) return undefined
	const options = new URLSearchParams({ controls: '1', modestbranding: '1', rel: '0' })
	return `https://www.youtube-nocookie.com/embed/${youtubeId}?${options}`
}

const Player = styled.div`
	aspect-ratio: 16 / 9;
	border-radius: ${radius.md};
	overflow: hidden;
	background: ${art.shade};
	iframe { display: block; width: 100%; height: 100%; border: 0; }
`
const PlayButton = styled.button`
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
const PlayLabel = styled.span`
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

/** The trailers of a title. YouTube's player is loaded only after a click on our own picture. */
export function Trailers({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const [selected, select] = useState(0)
	const [playing, setPlaying] = useState(false)
	const trailers = page.trailers.flatMap(({ title, youtubeId }) => {
		const url = playerUrl(youtubeId)
		return url ? [{ title, url }] : []
	})
	const trailer = trailers[selected]
	if (!trailer) return null
	return (
		<SidePanel title={t('title.trailers')}>
			{trailers.length > 1 && (
				<Select
					label={t('title.trailers.choose')}
					hideLabel
					value={String(selected)}
					onSelect={(value) => {
						select(Number(value))
						setPlaying(false)
					}}
					options={trailers.map(({ title }, index) => ({ value: String(index), label: title }))}
				/>
			)}
			<Player>
				{playing ? (
					<iframe
						key={trailer.url}
						src={trailer.url}
						title={trailer.title}
						allow="encrypted-media; fullscreen; picture-in-picture"
						referrerPolicy="strict-origin-when-cross-origin"
					/>
				) : (
					<PlayButton type="button" onClick={() => setPlaying(true)}>
						<Picture
							src={page.banners[0]}
							alt=""
							width={640}
							height={360}
							sizes="(width < 40em) 120vw, 820px"
							color={page.color}
						/>
						<PlayLabel>
							<PlayIcon size={22} />
							<span>{t('title.trailers.watch', { title: trailer.title })}</span>
						</PlayLabel>
					</PlayButton>
				)}
			</Player>
		</SidePanel>
	)
}
