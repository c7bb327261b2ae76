import { useEffect } from 'react'
import { useTranslations } from 'shared-i18n'
import { SkipLink, safe } from 'shared-ui'
import { styled } from 'styled-components'
import { CanonicalOutlet } from '../composition/CanonicalOutlet.tsx'
import { ScrollOnNavigation } from '../composition/ScrollOnNavigation.tsx'
import { translations } from '../translations.ts'
import { DeferredPart } from './deferred/DeferredPart.tsx'
import { Header } from './Header.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { ResetOnNavigation } from './ResetOnNavigation.tsx'
import { startFrame } from './startFrame.ts'

const Body = styled.div`
	display: flex;
	flex-direction: column;
	min-height: 100vh;
	min-height: 100dvh;
	/* A screen with data-fills has the full height below the header and scrolls inside. */
	&:has([data-fills]) { height: 100dvh; padding-bottom: ${safe.bottom}; }
	&:has([data-fills]) > footer { display: none; }
`
const Screen = styled.div`
	flex: 1;
	min-width: 0;
	/* The footer stays below the fold and does not jump while a screen is short. */
	min-height: 100vh;
	&:has([data-fills]) { display: flex; min-height: 0; }
`

/** The frame around every screen. The screen renders the `<main>`. */
export function Frame() {
	const t = useTranslations(translations)
	useEffect(startFrame, [])
	return (
		<>
			<SkipLink>{t('header.skip')}</SkipLink>
			<ScrollOnNavigation />
			<ResetOnNavigation />
			<Body>
				<Header />
				<DeferredPart part="OfflineNotice" />
				<DeferredPart part="PendingChanges" />
				<DeferredPart part="SessionNotice" />
				<Screen>
					<CanonicalOutlet />
				</Screen>
				<DeferredPart part="Footer" />
			</Body>
			<OverlayHost />
			<DeferredPart part="ToastRegion" />
		</>
	)
}
