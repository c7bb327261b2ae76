import { type PrivacySettings, privacyRoute, setPrivacyRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Stack } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { AdultTitlesPanel } from './AdultTitlesPanel.tsx'
import { NotInterestedPanel } from './NotInterestedPanel.tsx'
import { SwitchesForm } from './SwitchesForm.tsx'
import { sectionTranslations } from './sectionTranslations.ts'

const read = () => call(privacyRoute, {})
const save = ({ isPublic, messagesFrom }: PrivacySettings) => act(setPrivacyRoute, { body: { isPublic, messagesFrom } })

/** The visibility of the profile, who may write, and the titles of no interest. */
export function PrivacySection() {
	const t = useTranslations(sectionTranslations)
	return (
		<Stack $gap={8}>
			<SwitchesForm<PrivacySettings>
				title={t('settings.section.privacy')}
				lead={t('privacy.lead')}
				read={read}
				save={save}
			>
				{({ values, toggle, select }) => (
					<>
						<Switch
							label={t('privacy.public')}
							description={t(values.isPublic ? 'privacy.public.on' : 'privacy.public.off')}
							{...toggle('isPublic')}
						/>
						<Select
							label={t('privacy.messages')}
							hint={t('privacy.messages.hint')}
							options={values.messageChoices.map((value) => ({ value, label: t(`privacy.messages.${value}`) }))}
							{...select('messagesFrom')}
						/>
					</>
				)}
			</SwitchesForm>
			<AdultTitlesPanel />
			<NotInterestedPanel />
		</Stack>
	)
}
