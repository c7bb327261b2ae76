import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { Container, color, Page, Panel, radius, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { NightStreet } from '../NightStreet.tsx'
import { signInTranslations } from '../signInTranslations.ts'

const Frame = styled.div`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	overflow: hidden;
`
/** The lanterns of the picture, at every width. */
const Scene = styled.div`
	aspect-ratio: 4;
	overflow: hidden;
	svg { width: 100%; height: auto; margin-top: -22%; }
`
const Body = styled(Panel)`
	border: 0;
	border-radius: 0;
	h1, h2 { overflow-wrap: anywhere; }
`

/** The page of a question of an app: one panel in the middle, with the lanterns of the sign-in page. */
export function ConsentLayout({ title, children }: { title: string; children: ReactNode }) {
	const t = useTranslations(signInTranslations)
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container $width="form">
				<Frame>
					<Scene>
						<NightStreet label={t('auth.scene')} />
					</Scene>
					<Body>
						<Stack $gap={4}>{children}</Stack>
					</Body>
				</Frame>
			</Container>
		</Page>
	)
}
