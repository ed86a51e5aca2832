import { expect, test } from 'vitest';
import { isLink, isHttpUrl, isPicture } from './url.ts';

test.each([
  ['/bedankt/1', 'page link picture'],
  ['bedankt', 'page link picture'],
  ['', 'page link picture'],
  ['?page=2', 'page link picture'],
  ['#vragen', 'page link picture'],
  ['https://betaal.example/abc', 'page link picture'],
  ['HTTPS://betaal.example/abc', 'page link picture'],
  ['//betaal.example/abc', 'page link picture'],
  [' /bedankt\n', 'page link picture'],
  ['/omvormers/brand:growatt', 'page link picture'],
  ['javascript/lezen', 'page link picture'],
  ['mailto:winkel@example.nl', 'link'],
  ['TEL:+31360000000', 'link'],
  ['data:image/png;base64,AAAA', 'picture'],
  [' DATA:Image/svg+xml,%3Csvg/%3E', 'picture'],
  ['blob:https://shop.example/5f1c', 'picture'],
  ['javascript:alert(1)', ''],
  [' \tJavaScript:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  ['java\tscript\r:alert(1)', ''],
  ['\u0001\u001fjavascript:alert(1)', ''],
  ['javascript://shop.example/%0aalert(1)', ''],
  ['vbscript:msgbox(1)', ''],
  ['data:text/html,<script>alert(1)</script>', ''],
  ['data:,x', ''],
  ['file:///etc/passwd', ''],
  ['intent://scan/#Intent;end', ''],
  ['http://', ''],
])('%j is a valid address for: %s', (address, uses) => {
  const fit = [isHttpUrl(address) && 'page', isLink(address) && 'link', isPicture(address) && 'picture'];
  expect(fit.filter(Boolean).join(' ')).toBe(uses);
});
