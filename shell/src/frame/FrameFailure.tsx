import { useEffect } from 'react'
import { useWords } from 'shared-i18n'
import { Button, Container, FailurePanel, Page, RefreshIcon } from 'shared-ui'
import { liftStartup } from '../startup/liftStartup.ts'
import { words } from '../words.ts'

/** Stands in place of everything when the frame itself fails. */
export function FrameFailure() {
	const t = useWords(words)
	useEffect(liftStartup, [])
	return (
		<Page>
			<title>{`${t('frameFailure.title')} · Niouka`}</title>
			<Container $width="text">
				<FailurePanel
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
