/**
 * Short forms that a trade writes in capitals and that name no firm, product, place, law or certificate. Those are left
 * out on purpose: SAP, ISO, GDPR, NHS and HIPAA have to stand in the brief.
 */
const acronyms = new Set(
  `AB ABM ACH AE AEs AML AOV AP APM AR ARPU ARR ATS AV BCP BDR BI BIM BMS BOM BOMs BPM BPO BTL BTU CAC CAD CAE CAGR CAM CAPA CAPAs CAPEX CAPTCHA CBD CCTV CDN CDO CDP CEO CFO CGI
  CHRO CI CIO CISO CLV CMMS CMO CMS CNC COB COGS COO CPA CPAs CPC CPD CPG CPI CPL CPM CPO CPU CRO CS CSAT CSM CSR CTA CTO CTR CX DAM DBA DEI DIY DIYers DJ DM DNA DNS DPO DR DSO DTC D2C DX EBIT
  EBITDA ECG EDI EHR EMR EMS EOD EOR EPC EPOS ERP ESOP ETA ETAs ETL EV EVs EX FAQ FMCG FP&A FTE FTEs FX GC GDP GM GP GPs GPU GPUs GRC GTM H1 H2 HCP HD HGV HGVs HNW HOA HPLC HR HRBP HRIS HQ
  HVAC IAM ICP ICU IDE IoT IP IPO IR ISP IT ITSM IV IVR IVF JIT KPI KYC L&D LAN LCA LLC LLM LLMs LMS LOI LP LTV M&A MAU MBA MCQ MD MES MFA MGA ML MoM MOQ MRI MRO MRP MRR MSP MSPs MSA MVP
  NDA NFT NGO NGOs NLP NPD NPS NRR OCR OEM OEMs OHS OKR OOH OPEX OR OT OTA OTAs OTC OTIF P&L PA PACS PAYE PCB PCBs PE PhD PIM PIP PLC PLCs PM PMO PMs PO POs POC POS PPC PPE PPM PR PSA PT PTA PTO
  PV QA QBR QC QR R&D RAM RCA REIT RevOps RFI RFID RFP ROAS ROI RPA RPO RTO RV RVs SaaS SAN SCADA SDK SDR SDRs SEM SEO SERP SIEM SIM SKU SKUs SLA SLO SMB SME SMS SOC SOP SOW SPAC SPV SQL SRE SSL SSO
  STEM SUV SVP T&E TAM TCO TMS TPM TV UAT UGC UI UPS URL USP UV UX VAT VC VCs VFX VIN VIP VM VoIP VP VPN VR VoC WAN WFH WIP WMS XR YoY YTD ZIP`
    .split(/\s+/)
    .map((each) => each.toUpperCase()),
);

/** What anybody writes in capitals, whatever his trade: "RIP spreadsheets", "TL;DR", "it is NOT a demo". */
const inTalk = new Set(
  `AC AD AGM AKA ALL AND ANY AOB ATM AWOL BBQ BC BFF BRB BTW BUT BYO BYOB CD CDS DOA DR DVD EGM EOY ETC EVER EVERY FAO FOMO FTW FWIW FYI GIF HQ ICYMI IIRC IMHO IMO IOU IQ JOMO JPEG LCD LED LOL MIA MOT NB NBD
  NEVER NIMBY NO NOT NSFW OAP OK OMG ONLY OOO OTT PDF PIN PNG POV PPS PS REALLY RIP ROFL RSVP SOS SUV TBA TBC TBD TBH TGIF TIA TL TLC TLDR TMI TNT TV UFO VERY VIP VS WTF XL XXL YES YOLO YOUR ZERO`.split(
    /\s+/,
  ),
);

/** Whether a word in capitals, a plural -s aside, is such a short form. */
export function isPlainAcronym(text: string): boolean {
  const bare = text.replace(/[’']s$/, '');
  if (!/^[\p{Lu}\d&]{2,}s?$|^[A-Z][a-z]?[A-Z][A-Za-z]{0,4}$/u.test(bare)) return false;
  return [bare, bare.replace(/s$/, '')].some((each) => {
    const capitals = each.toUpperCase();
    return acronyms.has(capitals) || inTalk.has(capitals);
  });
}
