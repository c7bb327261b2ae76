import { type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { CloseIcon, color, from, IconButton, motion, radius, safe, size, space } from '../index.ts'
import { sheet } from './sheet.ts'
import { useModal } from './useModal.ts'

const WIDTHS = { md: '28rem', lg: '36rem', '2xl': '56rem' }

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`
const Box = styled.dialog<{ $size: keyof typeof WIDTHS }>`
	${sheet}
	width: min(${(p) => WIDTHS[p.$size]}, 100vw - 2 * max(12px, ${safe.left}, ${safe.right}));
	max-height: 90vh;
	max-height: min(90dvh, 100dvh - 2 * max(${safe.top}, ${safe.bottom}));
	margin: auto;
	border-radius: ${radius.lg};
	overflow: hidden;
	animation: ${rise} ${motion.slow} ease-out;
	&[open] { display: flex; }
`
const Content = styled.div`
	display: flex;
	flex: 1;
	flex-direction: column;
	min-width: 0;
`
const Head = styled.header`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[4]};
	padding: ${space[4]} ${space[4]} ${space[3]};
	${from.phone} { padding-left: ${space[6]}; }
	> :first-child { flex: 1; min-width: 0; }
`
const Title = styled.h2`
	font-size: ${size.xl};
`
const Body = styled.div`
	flex: 1;
	min-height: 0;
	padding: ${space[1]} ${space[4]} ${space[6]};
	overflow-y: auto;
	${from.phone} { padding-inline: ${space[6]}; }
`
const Foot = styled.footer`
	display: flex;
	flex-wrap: wrap;
	justify-content: flex-end;
	gap: ${space[2]};
	padding: ${space[3]} ${space[4]};
	border-top: 1px solid ${color.line};
	${from.phone} { padding-inline: ${space[6]}; }
`

export type DialogProps = {
	open: boolean
	onClose: () => void
	title: string
	closeLabel: string
	size?: keyof typeof WIDTHS | undefined
	/** Stands in the title's place, when the title is to be heard and not seen (a search field). */
	header?: ReactNode
	/** The actions, kept in sight below what scrolls. */
	footer?: ReactNode
	children: ReactNode
}

/** The generic modal. It closes on Escape, on a press outside and by its close button; what is inside is new each time. */
export function Dialog({ open, ...props }: DialogProps) {
	return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, closeLabel, size = 'md', header, footer, children }: Omit<DialogProps, 'open'>) {
	const id = useId()
	return (
		<Box
			{...useModal(onClose)}
			$size={size}
			aria-labelledby={header ? undefined : id}
			aria-label={header ? title : undefined}
		>
			<Content>
				<Head>
					{header ?? <Title id={id}>{title}</Title>}
					<IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
				</Head>
				<Body>{children}</Body>
				{footer && <Foot>{footer}</Foot>}
			</Content>
		</Box>
	)
}
