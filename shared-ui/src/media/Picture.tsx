import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import { color, motion } from '../theme/tokens.ts'
import { drawnSources } from './drawnSources.ts'
import { useNear } from './useNear.ts'

const Frame = styled.span<{ $ratio: string }>`
	display: block;
	position: relative;
	width: 100%;
	aspect-ratio: ${(p) => p.$ratio};
	background-color: ${color.raised};
	overflow: hidden;
`
const Image = styled.img<{ $shown: boolean }>`
	width: 100%;
	height: 100%;
	object-fit: cover;
	opacity: ${(p) => (p.$shown ? 1 : 0)};
	transition: opacity ${motion.slow};
`

export type PictureProps = Omit<
	ComponentProps<'img'>,
	'width' | 'height' | 'alt' | 'color' | 'src' | 'srcSet' | 'loading'
> & {
	src: string | undefined
	/** Asked for once if `src` is missing or fails: the drawn artwork of the title. */
	fallbackUrl?: string | undefined
	/** What is to be seen; empty where the words beside it say it already. */
	alt: string
	/** The size in which it is shown at most, in px; its proportion is what is reserved. Where it is another, set `sizes`. */
	width: number
	height: number
	/** Shown until the picture is there: the title's own colour. */
	color?: string | undefined
	/** Above the fold: fetched at once and without a fade. */
	eager?: boolean | undefined
}

/**
 * A picture that keeps its place, is asked for when the reader comes near, fades in, and falls back once. One that the site
 * draws is asked for in the size shown, by `sizes`; should that fail, as the drawing itself.
 */
export function Picture({ src, fallbackUrl, ...props }: PictureProps) {
	return <Attempt key={src} src={src || fallbackUrl} fallbackUrl={fallbackUrl} {...props} />
}

function Attempt({
	src,
	fallbackUrl,
	alt,
	width,
	height,
	color: placeholder,
	eager,
	sizes = `${width}px`,
	className,
	style,
	...props
}: PictureProps) {
	const [failed, setFailed] = useState(false)
	const [loaded, setLoaded] = useState(false)
	const [isNear, place] = useNear(eager)
	const address = failed ? fallbackUrl : src
	const sources = failed && drawnSources(src) ? undefined : drawnSources(address)
	return (
		// The colour of a title is its own: as a rule of the style sheet, each new picture would have the whole page restyled.
		<Frame
			ref={place}
			$ratio={`${width} / ${height}`}
			className={className}
			style={{ backgroundColor: placeholder, ...style }}
		>
			{address && isNear && (
				<Image
					{...props}
					ref={(image) => {
						if (image?.complete && image.naturalWidth > 0) setLoaded(true)
					}}
					sizes={sizes}
					srcSet={sources}
					src={address}
					alt={alt}
					width={width}
					height={height}
					fetchPriority={eager ? 'high' : 'auto'}
					decoding="async"
					$shown={loaded || Boolean(eager)}
					onLoad={() => setLoaded(true)}
					onError={() => setFailed(true)}
				/>
			)}
		</Frame>
	)
}
