import { useStore } from '@nanostores/react'
import { useWords } from 'shared-i18n'
import { color, layer, motion, radius, Spinner, shadow, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { words } from '../words.ts'
import { $overlay } from './overlay.ts'

const appear = keyframes`from { opacity: 0; }`

// Delayed, because the code is mostly there before the press.
const OnItsWay = styled.div`
	position: fixed;
	z-index: ${layer.toast};
	inset: 96px 0 auto;
	width: fit-content;
	margin-inline: auto;
	padding: ${space[3]};
	border-radius: ${radius.full};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	animation: ${appear} ${motion.base} 250ms backwards;
`

/** Draws the part of the frame that covers the page, if one does, or says that it is on its way. */
export function OverlayHost() {
	const t = useWords(words)
	const overlay = useStore($overlay)
	switch (overlay.state) {
		case 'closed':
			return null
		case 'opening':
			return (
				<OnItsWay role="status">
					<Spinner label={t('panel.loading')} />
				</OnItsWay>
			)
		case 'open':
			return <overlay.View />
	}
}
