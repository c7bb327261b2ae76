import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { useTranslations } from 'shared-i18n'
import { Button, Meta, Panel, Skeleton } from 'shared-ui'
import { appTranslations } from '../apps/appTranslations.ts'
import { PanelSection } from '../style.ts'
import { CalendarAddress } from './CalendarAddress.tsx'
import { createCalendarToken } from './calendarTokenStore.ts'

/** The private calendar address of the member: made, shown once, renewed and revoked. */
export function CalendarPanel() {
	const t = useTranslations(appTranslations)
	const titleId = useId()
	const [store] = useState(createCalendarToken)
	const [asked, setAsked] = useState<'renew' | 'revoke'>()
	const state = useStore(store.$state)
	const address = state.state === 'ready' ? state.value : undefined
	useEffect(() => {
		void store.load()
	}, [store])

	async function confirm(action: 'renew' | 'revoke') {
		showOutcome(await store[action](), t(`calendarToken.${action}.done`))
		setAsked(undefined)
	}

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId} id="calendar">
				<div>
					<h2 id={titleId}>{t('calendarToken.title')}</h2>
					<Meta as="p">{t('calendarToken.lead')}</Meta>
				</div>
				{state.state === 'loading' && <Skeleton $height="5rem" />}
				{state.state === 'failed' && <FailurePanel title={t('calendarToken.failed')} onRetry={store.load} />}
				{address?.createdAt === null && (
					<div>
						<Button onClick={async () => showOutcome(await store.renew(), t('calendarToken.created'))}>
							{t('calendarToken.create')}
						</Button>
					</div>
				)}
				{address?.createdAt && <CalendarAddress createdAt={address.createdAt} token={address.token} onAsk={setAsked} />}
				{asked && (
					<ConfirmDialog
						open
						title={t(`calendarToken.${asked}.title`)}
						text={t(`calendarToken.${asked}.text`)}
						action={t(`calendarToken.${asked}`)}
						onConfirm={() => confirm(asked)}
						onClose={() => setAsked(undefined)}
					/>
				)}
			</PanelSection>
		</Panel>
	)
}
