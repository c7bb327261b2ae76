import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'
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
// Firefox shows the text instead of a picture while it loads: over its colour nothing is to be read.
const Image = styled.img`
	width: 100%;
	height: 100%;
	object-fit: cover;
	color: transparent;
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
	/** Above the fold: fetched at once. */
	eager?: boolean | undefined
}

/**
 * A picture that keeps its place, is asked for when the reader comes near, and falls back once. One that the site
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
					sizes={sizes}
					srcSet={sources}
					src={address}
					alt={alt}
					width={width}
					height={height}
					fetchPriority={eager ? 'high' : 'auto'}
					// What the first view shows comes with its paint, and without a flash in place of the same picture before scripts.
					decoding={eager ? 'sync' : 'async'}
					onError={() => setFailed(true)}
				/>
			)}
		</Frame>
	)
}
