import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { CloseIcon, IconButton, motion, safe, space } from '../index.ts'
import { sheet } from './sheet.ts'
import { useModal } from './useModal.ts'

type Side = 'left' | 'right'

const slide = keyframes`from { transform: translateX(var(--away)); }`
const Box = styled.dialog<{ $side: Side }>`
	${sheet}
	--away: ${(p) => (p.$side === 'left' ? '-100%' : '100%')};
	width: min(20rem, 100vw - 48px);
	height: 100dvh;
	max-height: none;
	margin: ${(p) => (p.$side === 'left' ? '0 auto 0 0' : '0 0 0 auto')};
	border-width: ${(p) => (p.$side === 'left' ? '0 1px 0 0' : '0 0 0 1px')};
	animation: ${slide} ${motion.slow} ease-out;
`
const Content = styled.div`
	display: flex;
	flex-direction: column;
	min-height: 100%;
	padding: max(${space[3]}, ${safe.top}) max(${space[4]}, ${safe.right}) max(${space[6]}, ${safe.bottom}) max(${space[4]}, ${safe.left});
`
const Close = styled.div`
	align-self: flex-end;
`

export type DrawerProps = {
	open: boolean
	onClose: () => void
	label: string
	closeLabel: string
	side?: Side | undefined
	children: ReactNode
}

/** A menu that slides in from a side of the screen and behaves like a dialog. */
export function Drawer({ open, ...props }: DrawerProps) {
	return open ? <OpenDrawer {...props} /> : null
}

function OpenDrawer({ onClose, label, closeLabel, side = 'left', children }: Omit<DrawerProps, 'open'>) {
	return (
		<Box {...useModal(onClose)} $side={side} aria-label={label}>
			<Content>
				<Close>
					<IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
				</Close>
				{children}
			</Content>
		</Box>
	)
}
