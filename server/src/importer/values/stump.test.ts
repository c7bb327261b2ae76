import { isStump, wholeName } from './stump.ts'

test.each([
	['u', 'Samurai Deeper Kyo', undefined, 'Samurai Deeper Kyou'],
	['u', 'GeGeGe no Kitaro', undefined, 'GeGeGe no Kitarou'],
	['The', 'Bride of the Water God', undefined, 'The Bride of the Water God'],
	['Sarah:', 'The Legend of Mother Sarah', '沙流羅 -The Legend of Mother Sarah-', 'Sarah: The Legend of Mother Sarah'],
	['IS:', 'Infinite Stratos', 'IS〈インフィニット・ストラトス〉', 'IS: Infinite Stratos'],
	['Bishoujo Senshi', 'Sailor Moon', '美少女戦士セーラームーン', 'Bishoujo Senshi Sailor Moon'],
	['Makai Senki', 'Disgaea 2', '魔界戦記ディスガイア2', 'Makai Senki Disgaea 2'],
	['Kaitou', 'Saint Tail', '怪盗セイント・テール', 'Kaitou Saint Tail'],
	['Mawaru', 'Penguindrum', '輪るピングドラム', 'Mawaru Penguindrum'],
	['Hakuou no Sono', 'White Garden', '白桜の園 ホワイト・ガーデン', 'Hakuou no Sono White Garden'],
])('%s of %s is a stump', (romaji, english, native, whole) => {
	expect(isStump(romaji, english, native)).toBe(true)
	expect(wholeName(romaji, english)).toBe(whole)
})

test.each([
	['GTO', 'GTO: Great Teacher Onizuka', undefined],
	['86', '86: Eighty-Six', undefined],
	['Im', 'Im: The Great Priest Imhotep', undefined],
	['SE', 'System Engineer', undefined],
	['Ha', 'Tooth', undefined],
	['High Score Girl', 'Hi Score Girl', 'ハイスコアガール'],
	['Seishun Survival', 'Youth Survival', '青春サバイバル'],
	['Gokushufudou', 'The Way of the Househusband', '極主夫道'],
	['Boku no Hero Academia', 'My Hero Academia', '僕のヒーローアカデミア'],
	['Rosario to Vampire', 'Rosario+Vampire', 'ロザリオとバンパイア'],
	['Domestic na Kanojo', 'Domestic Girlfriend', 'ドメスティックな彼女'],
])('%s is a name beside %s', (romaji, english, native) => expect(isStump(romaji, english, native)).toBe(false))
