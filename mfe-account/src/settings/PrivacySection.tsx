import { privacyRoute, setPrivacyRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { translations } from '../translations.ts'
import { BlockedMembersPanel } from './BlockedMembersPanel.tsx'
import { NotInterestedPanel } from './NotInterestedPanel.tsx'
import { SwitchesForm } from './SwitchesForm.tsx'

const read = () => call(privacyRoute, {})

/** The visibility of the profile, the blocked members, and the titles of no interest. */
export function PrivacySection() {
	const t = useTranslations(translations)
	return (
		<Stack $gap={8}>
			<SwitchesForm
				title={t('settings.section.privacy')}
				lead={t('privacy.lead')}
				read={read}
				save={(body) => act(setPrivacyRoute, { body })}
			>
				{({ values, toggle }) => (
					<Switch
						label={t('privacy.public')}
						description={t(values.isPublic ? 'privacy.public.on' : 'privacy.public.off')}
						{...toggle('isPublic')}
					/>
				)}
			</SwitchesForm>
			<BlockedMembersPanel />
			<NotInterestedPanel />
		</Stack>
	)
}
