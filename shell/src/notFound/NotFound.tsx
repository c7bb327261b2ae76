import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, Container, color, LinkButton, Page, radius, SearchIcon, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { overlayTrigger } from '../frame/openOverlay.ts'
import { translations } from '../translations.ts'

const DRAWING = new URL('./alley.svg', import.meta.url).href

const Scene = styled.img`
	width: 100%;
	height: auto;
	margin-bottom: ${space[6]};
	border-radius: ${radius.lg};
	background: ${color.raised};
`
const Text = styled.div`
	display: grid;
	gap: ${space[3]};
	justify-items: center;
	text-align: center;
	h1 { font-size: ${size['3xl']}; }
	p { max-width: 36rem; color: ${color.muted}; text-wrap: balance; }
`

/** The page for an unknown path. */
export function NotFound() {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	return (
		<Page>
			<title>{`${t('notFound.title')} · Niouka`}</title>
			<Container $width="text">
				<Scene src={DRAWING} alt={t('notFound.art')} width={960} height={440} />
				<Text>
					<h1>{t('notFound.heading')}</h1>
					<p>{t('notFound.text')}</p>
					<Cluster>
						<LinkButton to="/" variant="primary">
							{say('action.backHome')}
						</LinkButton>
						<Button {...overlayTrigger('search')}>
							<SearchIcon />
							{t('notFound.search')}
						</Button>
					</Cluster>
				</Text>
			</Container>
		</Page>
	)
}
