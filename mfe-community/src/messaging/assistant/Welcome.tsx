import { useTranslations } from 'shared-i18n'
import { Button, ChipRow, Cluster, color, font, Panel, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { assistantTranslations } from './assistantTranslations.ts'
import { NioukaAvatar } from './NioukaAvatar.tsx'
import { sendQuestion } from './questions.ts'
import { useListConsent } from './useListConsent.ts'

const Layout = styled.div`
	display: grid;
	justify-items: center;
	gap: ${space[3]};
	margin-block: auto;
	padding-block: ${space[6]};
	text-align: center;
	h3 { font: 700 ${size['2xl']} / 1.2 ${font.display}; }
	> p { max-width: 34rem; color: ${color.muted}; }
`
const Suggestion = styled.button`
	padding: ${space[2]} ${space[4]};
	min-height: 40px;
	border: 1px solid ${color.line};
	border-radius: ${radius.full};
	font-size: ${size.sm};
	font-weight: 550;
	text-align: start;
	color: ${color.text};
	background: ${color.surface};
	cursor: pointer;
	&:hover { border-color: ${color.edge}; }
`
const Consent = styled(Panel)`
	display: grid;
	gap: ${space[3]};
	width: min(32rem, 100%);
	padding: ${space[4]};
	font-size: ${size.sm};
	text-align: start;
`

const SUGGESTIONS = [
	'assistant.suggestion.today',
	'assistant.suggestion.romance',
	'assistant.suggestion.movies',
	'assistant.suggestion.help',
] as const

/** The empty conversation: introduction, suggested questions, and the consent question if it is unanswered. */
export function Welcome({ listConsent }: { listConsent: boolean | null }) {
	const t = useTranslations(assistantTranslations)
	const consent = useListConsent()
	return (
		<Layout>
			<NioukaAvatar size={112} online={false} />
			<h3>{t('assistant.welcome.title')}</h3>
			<p>{t('assistant.welcome.text')}</p>
			<ChipRow style={{ justifyContent: 'center' }}>
				{SUGGESTIONS.map((key) => (
					<Suggestion type="button" key={key} onClick={() => void sendQuestion(t(key))}>
						{t(key)}
					</Suggestion>
				))}
			</ChipRow>
			{listConsent === null && (
				<Consent>
					<p>{t('assistant.consent.question')}</p>
					<Cluster>
						<Button size="sm" onClick={() => consent(true)}>
							{t('assistant.consent.yes')}
						</Button>
						<Button size="sm" variant="quiet" onClick={() => consent(false)}>
							{t('assistant.consent.no')}
						</Button>
					</Cluster>
				</Consent>
			)}
		</Layout>
	)
}
