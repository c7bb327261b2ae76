import { art, ChevronLeftIcon, ChevronRightIcon, IconButton, motion, radius } from 'shared-ui'
import { styled } from 'styled-components'

const Row = styled.div`
	display: flex;
	align-items: center;
`
const Dot = styled.button`
	display: grid;
	place-items: center;
	flex: none;
	width: 24px;
	height: 24px;
	padding: 0;
	border: 0;
	background: none;
	color: ${art.text};
	cursor: pointer;
	&::before {
		content: '';
		width: 8px;
		height: 8px;
		border-radius: ${radius.full};
		background: currentColor;
		opacity: 0.55;
		transition: width ${motion.base}, opacity ${motion.base};
	}
	&[aria-current]::before { width: 20px; opacity: 1; }
`
const OverArt = styled.div`
	display: flex;
	gap: 8px;
	button { color: ${art.text}; background: ${art.scrim}; }
	button:hover:not([aria-disabled]) { background: ${art.shade}; }
`

export type DotsProps = {
	count: number
	index: number
	onSelect: (index: number) => void
	/** Names one, from 0. */
	label: (index: number) => string
}

/** Which of a few pictures is shown, and a way to each. Made to stand over artwork. */
export function Dots({ count, index, onSelect, label }: DotsProps) {
	if (count < 2) return null
	return (
		<Row>
			{Array.from({ length: count }, (_, at) => (
				<Dot
					// biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
					key={at}
					type="button"
					aria-label={label(at)}
					aria-current={at === index || undefined}
					onClick={() => onSelect(at)}
				/>
			))}
		</Row>
	)
}

export type ArrowsProps = { previousLabel: string; nextLabel: string; onPrevious: () => void; onNext: () => void }

/** The two arrows of a cyclic carousel. Made to stand over artwork. */
export function Arrows({ previousLabel, nextLabel, onPrevious, onNext }: ArrowsProps) {
	return (
		<OverArt>
			<IconButton label={previousLabel} icon={<ChevronLeftIcon />} onClick={onPrevious} />
			<IconButton label={nextLabel} icon={<ChevronRightIcon />} onClick={onNext} />
		</OverArt>
	)
}
