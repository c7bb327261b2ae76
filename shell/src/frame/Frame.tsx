import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { SkipLink } from 'shared-ui'
import { styled } from 'styled-components'
import { FollowPath } from '../composition/FollowPath.tsx'
import { words } from '../words.ts'
import { Beside } from './beside/Beside.tsx'
import { FollowReader } from './FollowReader.tsx'
import { Header } from './Header.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { startFrame } from './startFrame.ts'

const Body = styled.div`
	display: flex;
	flex-direction: column;
	min-height: 100vh;
	min-height: 100dvh;
	/* A screen that says so takes all the height under the header, and scrolls inside. */
	&:has([data-fills]) { height: 100dvh; }
	&:has([data-fills]) > footer { display: none; }
`
const Screen = styled.div`
	flex: 1;
	min-width: 0;
	/* However little it holds for a moment, the footer stays out of sight and does not jump. */
	min-height: 100vh;
	&:has([data-fills]) { display: flex; min-height: 0; }
`

/** What stands round every screen. The screen itself renders the `<main>`. */
export function Frame() {
	const t = useWords(words)
	useEffect(startFrame, [])
	return (
		<>
			<SkipLink>{t('header.skip')}</SkipLink>
			<FollowPath />
			<FollowReader />
			<Body>
				<Header />
				<Beside part="OfflineNotice" />
				<Beside part="SessionNotice" />
				<Screen>
					<Outlet />
				</Screen>
				<Beside part="Footer" />
			</Body>
			<OverlayHost />
			<Beside part="Toasts" />
		</>
	)
}
