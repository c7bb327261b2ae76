import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { LOCALE_PARAMETER, memberCalendarFile, releaseFilterOf, withTitleNames } from 'shared-contract'
import { $titleNames, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Panel, Skeleton } from 'shared-ui'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { appTranslations } from '../apps/appTranslations.ts'
import { PanelSection } from '../style.ts'
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

interface CalendarAddressProps {
	createdAt: string
	/** Only right after it was made. */
	token?: string | undefined
	onAsk: (action: 'renew' | 'revoke') => void
}

/** An address that exists: itself right after it was made, later its date; and the buttons to renew and revoke it. */
function CalendarAddress({ createdAt, token, onAsk }: CalendarAddressProps) {
	const t = useTranslations(appTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const names = useStore($titleNames)
	// Who comes from the calendar has the releases that are chosen there.
	const { only, on } = releaseFilterOf(useSearchParams()[0])
	const query = new URLSearchParams({ [LOCALE_PARAMETER]: locale, ...(only && { only }), ...(on && { on }) })
	return (
		<>
			{token === undefined ? (
				<p>{t('calendarToken.exists', { date: formats.date(createdAt, 'long') })}</p>
			) : (
				<CopyableSecret
					secret={location.origin + withTitleNames(`${memberCalendarFile(token)}?${query}`, names)}
					note={t('calendarToken.once')}
					failed={t('calendarToken.copyFailed')}
				/>
			)}
			<Cluster $gap={3}>
				<Button size="sm" onClick={() => onAsk('renew')}>
					{t('calendarToken.renew')}
				</Button>
				<Button size="sm" variant="danger" onClick={() => onAsk('revoke')}>
					{t('calendarToken.revoke')}
				</Button>
			</Cluster>
		</>
	)
}
