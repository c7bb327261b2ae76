import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import {
	type Group,
	groupCalendarFile,
	LOCALE_PARAMETER,
	mayInGroup,
	renewGroupCalendarRoute,
	withTitleNames,
} from 'shared-contract'
import { $titleNames, useLocale, useTranslations } from 'shared-i18n'
import { $site, act } from 'shared-state'
import { Button, Meta, Stack, size } from 'shared-ui'
import { styled } from 'styled-components'
import { CopyField } from './CopyField.tsx'
import { DiscordWebhook } from './DiscordWebhook.tsx'
import { elsewhereTranslations } from './elsewhereTranslations.ts'
import { WidgetCodes } from './WidgetCodes.tsx'

const Heading = styled.h3`
	font-size: ${size.md};
`

/** Where else the plan of a group is: in the calendars of its members, in a channel on Discord, on other sites. */
export function GroupOutside({ group }: { group: Group }) {
	const t = useTranslations(elsewhereTranslations)
	const { plugins } = useStore($site)
	return (
		<Stack $gap={8}>
			<Part title={t('elsewhere.calendar')}>
				<GroupCalendar groupId={group.id} />
			</Part>
			{plugins?.includes('discordWebhook') && mayInGroup(group.role, 'edit') && (
				<Part title={t('elsewhere.discord')}>
					<DiscordWebhook groupId={group.id} />
				</Part>
			)}
			{group.isPublic && (
				<Part title={t('elsewhere.widget.title')}>
					<WidgetCodes kind="group" id={group.id} name={group.name} />
				</Part>
			)}
		</Stack>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId()
	return (
		<Stack as="section" $gap={3} aria-labelledby={titleId}>
			<Heading id={titleId}>{title}</Heading>
			{children}
		</Stack>
	)
}

/** Makes the member's own address of the group's calendar, which is shown once. */
function GroupCalendar({ groupId }: { groupId: string }) {
	const t = useTranslations(elsewhereTranslations)
	const locale = useLocale()
	const names = useStore($titleNames)
	const [token, setToken] = useState<string>()
	const [isBusy, start] = useTransition()
	const renew = () =>
		start(async () => {
			const outcome = await act(renewGroupCalendarRoute, { params: { id: groupId } })
			if (showOutcome(outcome, t('elsewhere.calendar.made')) && outcome.state === 'done') setToken(outcome.answer.token)
		})
	return (
		<>
			<Meta as="p">{t(token ? 'elsewhere.calendar.once' : 'elsewhere.calendar.lead')}</Meta>
			{token ? (
				<CopyField
					label={t('elsewhere.calendar.address')}
					value={location.origin + withTitleNames(`${groupCalendarFile(token)}?${LOCALE_PARAMETER}=${locale}`, names)}
				/>
			) : (
				<div>
					<Button loading={isBusy} onClick={renew}>
						{t('elsewhere.calendar.make')}
					</Button>
				</div>
			)}
		</>
	)
}
