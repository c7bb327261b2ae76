import { useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Switch, TextField } from 'shared-ui/controls'
import { sectionTranslations } from '../sectionTranslations.ts'
import { FieldRow } from '../style.ts'
import type { DeliveryFormProps } from './deliveryValues.ts'

const NIGHT = { from: '22:00', to: '07:00' }

/** The hours without push. */
export function QuietHours({ form: { values, set } }: DeliveryFormProps) {
	const t = useTranslations(sectionTranslations)
	const { quietHours } = values
	return (
		<Stack $gap={3}>
			<Switch
				label={t('preferences.quiet')}
				description={t('preferences.quiet.text')}
				checked={quietHours !== null}
				onChange={(checked) => set({ quietHours: checked ? NIGHT : null })}
			/>
			{quietHours && (
				<FieldRow>
					{(['from', 'to'] as const).map((end) => (
						<TextField
							key={end}
							type="time"
							required
							label={t(`preferences.quiet.${end}`)}
							value={quietHours[end]}
							onChange={({ target }) => target.value && set({ quietHours: { ...quietHours, [end]: target.value } })}
						/>
					))}
				</FieldRow>
			)}
		</Stack>
	)
}
