import { useStore } from '@nanostores/react'
import { LOCALE_PARAMETER, memberCalendarFile, withTitleNames } from 'shared-contract'
import { $titleNames, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Button, Cluster } from 'shared-ui'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { appTranslations } from '../apps/appTranslations.ts'

interface CalendarAddressProps {
	createdAt: string
	/** Only right after it was made. */
	token?: string | undefined
	onAsk: (action: 'renew' | 'revoke') => void
}

/** An address that exists: itself right after it was made, later its date; and the buttons to renew and revoke it. */
export function CalendarAddress({ createdAt, token, onAsk }: CalendarAddressProps) {
	const t = useTranslations(appTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const names = useStore($titleNames)
	return (
		<>
			{token === undefined ? (
				<p>{t('calendarToken.exists', { date: formats.date(createdAt, 'long') })}</p>
			) : (
				<CopyableSecret
					secret={location.origin + withTitleNames(`${memberCalendarFile(token)}?${LOCALE_PARAMETER}=${locale}`, names)}
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
