import { useEffect } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, Container, FailurePanel, Page, RefreshIcon } from 'shared-ui'
import { hideStartupScreen } from '../startup/hideStartupScreen.ts'
import { translations } from '../translations.ts'

/** The error boundary of the frame: replaces the whole page. */
export function FrameFailure() {
	const t = useTranslations(translations)
	useEffect(hideStartupScreen, [])
	return (
		<Page>
			<title>{`${t('frameFailure.title')} · Niouka`}</title>
			<Container $width="text">
				<FailurePanel
					isPage
					title={t('frameFailure.title')}
					text={t('frameFailure.text')}
					action={
						<Button variant="primary" onClick={() => location.reload()}>
							<RefreshIcon />
							{t('frameFailure.reload')}
						</Button>
					}
				/>
			</Container>
		</Page>
	)
}
