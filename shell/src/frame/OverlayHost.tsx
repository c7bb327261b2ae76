import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { color, headerHeight, layer, motion, radius, Spinner, shadow, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { translations } from '../translations.ts'
import { $overlay } from './overlay.ts'

const appear = keyframes`from { opacity: 0; }`

// Delayed, because the code is usually loaded before the press.
const LoadingNotice = styled.div`
	position: fixed;
	z-index: ${layer.toast};
	inset: calc(${headerHeight} + 32px) 0 auto;
	width: fit-content;
	margin-inline: auto;
	padding: ${space[3]};
	border-radius: ${radius.full};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	animation: ${appear} ${motion.base} 250ms backwards;
`

/** Renders the open overlay, or a notice while its code loads. */
export function OverlayHost() {
	const t = useTranslations(translations)
	const overlay = useStore($overlay)
	switch (overlay.state) {
		case 'closed':
			return null
		case 'opening':
			return (
				<LoadingNotice role="status">
					<Spinner label={t('panel.loading')} />
				</LoadingNotice>
			)
		case 'open':
			return <overlay.View />
	}
}
