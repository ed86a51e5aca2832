import { paragraphs, same } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

export const monitoring: Draft[] = [
  ['Growatt', 'ShineWiFi-X dongle', 'GRW-SHINE-X', 29.95],
  ['Growatt', 'Smart Meter TPM-E', 'GRW-TPM-E', 119],
  ['Growatt', 'Smart Meter SPM-E', 'GRW-SPM-E', 69.95],
  ['SMA', 'Energy Meter 20', 'SMA-EMETER20', 299],
  ['SMA', 'Sunny Home Manager 2.0', 'SMA-SHM20', 479],
  ['SolarEdge', 'Energy Meter Modbus', 'SE-MTR-3Y', 199],
  ['SolarEdge', 'Power Optimizer S500', 'SE-S500', 52.5],
  ['SolarEdge', 'Power Optimizer S440', 'SE-S440', 47.5],
  ['Enphase', 'IQ Gateway Metered', 'ENP-ENVOY-S', 319],
  ['Enphase', 'IQ Relay 1P', 'ENP-RELAY-1P', 129],
  ['GoodWe', 'GM1000 Smart Meter', 'GW-GM1000', 79.95],
  ['GoodWe', 'WiFi/LAN Kit-20', 'GW-WLANKIT', 39.95],
  ['Huawei', 'Smart Dongle WLAN-FE', 'HUA-SDONGLE', 49.95],
  ['Huawei', 'DTSU666-H Smart Power Sensor', 'HUA-DTSU666', 129],
  ['Huawei', 'MERC-600W optimizer', 'HUA-MERC600', 39.5],
  ['Fronius', 'Smart Meter TS 65A-3', 'FRO-TS65A3', 229],
  ['Victron Energy', 'Cerbo GX MK2', 'VIC-CERBO-MK2', 319],
  ['Victron Energy', 'SmartShunt 500A', 'VIC-SHUNT500', 119],
  ['Solis', 'S3-WIFI-ST stick', 'SOL-S3WIFI', 34.95],
  ['Sungrow', 'WiNet-S dongle', 'SUN-WINET-S', 59.95],
].map(([brand, model, sku, euros]) => meter(String(brand), String(model), String(sku), Number(euros)));

function meter(brand: string, model: string, sku: string, euros: number): Draft {
  return {
    sku,
    brand,
    category: 'omvormers/monitoring',
    name: same(`${brand} ${model}`),
    description: paragraphs({
      nl: `Met de ${model} zie je in de app van ${brand} wat je installatie opwekt en wat je huis verbruikt.`,
      de: `Mit ${model} zeigt die App von ${brand}, was die Anlage erzeugt und was das Haus verbraucht.`,
      en: `With the ${model} the app of ${brand} shows what your system yields and what your home uses.`,
    }),
    short: { nl: `Voor omvormers van ${brand}`, de: `Für Wechselrichter von ${brand}`, en: `For ${brand} inverters` },
    specifications: [specified('protection', 'IP20'), years(5)],
    price: Math.round(euros * 100),
    has_tax_exemption: false,
  };
}
