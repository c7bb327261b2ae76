import { Children, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

const Stack = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	isolation: isolate;
	> * { grid-area: 1 / 1; min-width: 0; }
`
// What comes fades in over what was there, which stays until it is covered: the ground never shines through.
const Layer = styled.div<{ $duration: number }>`
	--fade: calc(var(--moving) * ${(p) => p.$duration}ms);
	z-index: 1;
	transition: opacity var(--fade);
	&[inert] { z-index: 0; opacity: 0; visibility: hidden; transition: opacity 0s var(--fade), visibility 0s var(--fade); }
`

export type CrossFadeProps = {
	/** Which child is shown, from 0. */
	index: number
	/** Milliseconds. */
	duration?: number | undefined
	children: ReactNode
}

/** Things in one place, of which one is shown, as large as each other; the change is a cross-fade. What was never near is not drawn yet. */
export function CrossFade({ index, duration = 1000, children }: CrossFadeProps) {
	const items = Children.toArray(children)
	const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
	const wanted = [index, (index + 1) % items.length].filter((near) => !drawn.has(near))
	if (items.length > 0 && wanted.length > 0) setDrawn(new Set([...drawn, ...wanted]))
	return (
		<Stack>
			{items.map((item, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
				<Layer key={at} inert={at !== index} $duration={duration}>
					{drawn.has(at) && item}
				</Layer>
			))}
		</Stack>
	)
}
