import { plainText } from '../../formatting/plainText.ts'
import { messageTranslations } from '../messageTranslations.ts'

/** A message as one line of text: that it has a picture, and what it says. */
export function saidIn({ text, hasPicture }: { text: string | null; hasPicture?: boolean | undefined }): string {
	return [hasPicture && messageTranslations.translate('messages.picture'), plainText(text ?? '')]
		.filter(Boolean)
		.join(': ')
}
