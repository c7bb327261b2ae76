import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { art, Container, color, from, Panel, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { NightStreet } from './NightStreet.tsx'
import { signInTranslations } from './signInTranslations.ts'

const Frame = styled.div`
	display: grid;
	border-radius: ${radius.lg};
	border: 1px solid ${color.line};
	background: ${color.surface};
	${from.wide} { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); min-height: 40rem; }
`
const Scene = styled.div`
	position: relative;
	height: 9rem;
	/* Not the frame: the menu of languages opens beyond it. */
	overflow: hidden;
	border-radius: ${radius.lg} ${radius.lg} 0 0;
	${from.wide} { height: auto; border-radius: ${radius.lg} 0 0 ${radius.lg}; }
	svg { position: absolute; inset: 0; width: 100%; height: 100%; }
`
const Corner = styled.div`
	position: absolute;
	inset: auto 0 0;
	padding: ${space[8]} ${space[6]} ${space[4]};
	background: linear-gradient(to top, color-mix(in srgb, ${art.shade} 80%, transparent), transparent);
	/* The picture is dark in both themes. */
	--text: #f6f0e4;
	--muted: #cfc8ba;
	color: var(--text);
`
const Form = styled(Panel)`
	border: 0;
	border-radius: ${radius.lg};
	align-self: center;
	${from.wide} { padding: ${space[8]}; }
`

/** The layout of the sign-in page: a picture with the clock, and the form beside or below it. */
export function AuthLayout({ clock, children }: { clock: ReactNode; children: ReactNode }) {
	const t = useTranslations(signInTranslations)
	return (
		<Container>
			<Frame>
				<Scene>
					<NightStreet label={t('auth.scene')} />
					<Corner>{clock}</Corner>
				</Scene>
				<Form>{children}</Form>
			</Frame>
		</Container>
	)
}
